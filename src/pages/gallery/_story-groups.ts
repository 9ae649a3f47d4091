import type { Stories } from '../../components/stories.ts';

/** The stories of one part, view or island; `path` is its path without extension, such as `plans/plan-card`. */
export type StoryGroup = { path: string; room: 'components' | 'islands'; stories: Stories };

type StoryFile = { stories: Stories };

const files = {
  ...import.meta.glob<StoryFile>('../../components/**/*.stories.tsx', { eager: true }),
  ...import.meta.glob<StoryFile>('../../islands/**/*.stories.tsx', { eager: true }),
};

/** All groups of stories, sorted by path. */
export const storyGroups: readonly StoryGroup[] = Object.entries(files)
  .map(([file, { stories }]) => ({
    path: file.replace(/^(\.\.\/)+(components|islands)\//, '').replace(/\.stories\.tsx$/, ''),
    room: file.includes('/islands/') ? ('islands' as const) : ('components' as const),
    stories,
  }))
  .toSorted((one, other) => one.path.localeCompare(other.path, 'en'));

/**
 * Returns the groups of a gallery page: those that `?story=` names, once or more often, or all parts. Each view and island has
 * a page of its own.
 */
export function shownGroups({ searchParams }: URL): readonly StoryGroup[] {
  const named = searchParams.getAll('story');
  if (named.length > 0) return storyGroups.filter(({ path }) => named.includes(path));
  return storyGroups.filter(({ room, path }) => room === 'components' && !path.includes('/'));
}
