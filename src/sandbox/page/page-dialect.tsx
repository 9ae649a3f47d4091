/** @jsxImportSource hono/jsx */
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { dialectForms, dialectOf } from '../platform/dialects.ts';
import type { World } from '../world/world.ts';

/** Selects the dialects of this brand's platform. */
export function DialectChoice({ world, brand }: { world: World; brand: SandboxBrand }) {
  const spoken = dialectOf(world, brand.key);
  return (
    <section id="dialect" aria-labelledby="dialect-title">
      <h2 id="dialect-title">Dialect</h2>
      <p class="hint">
        The platform may answer in other forms. Whatever it speaks, the portal should read it.
      </p>
      <form class="prices card" method="post" action="/sandbox/dialect">
        <input type="hidden" name="brand" value={brand.key} />
        {Object.entries(dialectForms).map(([group, forms]) => (
          <label>
            {group}
            <select name={group}>
              <option value="">as ever</option>
              {forms.map((form) => (
                <option selected={spoken.has(form)}>{form}</option>
              ))}
            </select>
          </label>
        ))}
        <button>Speak so</button>
      </form>
    </section>
  );
}
