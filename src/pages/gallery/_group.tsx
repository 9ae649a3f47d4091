import { storyGroups } from './_story-groups.ts';

/** Shows every state of one part, view or island below its name. */
export function Group({ path }: { path: string }) {
  const group = storyGroups.find((each) => each.path === path);
  if (!group) return null;
  const id = `group-${path.replaceAll('/', '-')}`;
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{path}</h2>
      {Object.entries(group.stories).map(([name, story]) => (
        <div key={name} className="stack" data-story={`${path}: ${name}`}>
          <p className="muted small">{name}</p>
          <div>{story}</div>
        </div>
      ))}
    </section>
  );
}
