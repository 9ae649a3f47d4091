import type { DurableObject } from 'cloudflare:workers';

/** The rows that all Durable Objects of the Worker have written since the last reading. */
let rows = 0;
/** The prototypes whose methods are counted. */
const counted = new WeakSet<object>();

type ObjectClass = new (context: DurableObjectState, env: never) => DurableObject;
type Method = (...given: unknown[]) => unknown;

/**
 * How many rows a call of a storage method writes, as Cloudflare bills them: one for each key that is put, one for each key
 * that was there and is deleted, one for an alarm; deleting everything counts as one. `result` is what the call returned.
 */
const rowsOf: Readonly<Record<string, (given: unknown[], result: unknown) => number>> = {
  put: ([entries]) => (typeof entries === 'string' ? 1 : Object.keys(entries ?? {}).length),
  delete: (_given, result) => Number(result),
  setAlarm: () => 1,
  deleteAll: () => 1,
};

/** The class with its storage counted; its instances are those of the class otherwise. */
export function withCountedWrites<Class extends ObjectClass>(built: Class): Class {
  return new Proxy(built, {
    construct(target, [context, env]: ConstructorParameters<ObjectClass>, made) {
      countStorage(context.storage);
      return Reflect.construct(target, [context, env], made);
    },
  });
}

/** The handler, and the count of rows at /bench/writes, which reading sets to zero. */
export function tellingWrites<Env>(
  handler: Required<Pick<ExportedHandler<Env>, 'fetch'>>,
): ExportedHandler<Env> {
  return {
    fetch(request, env, execution) {
      if (new URL(request.url).pathname !== '/bench/writes') return handler.fetch(request, env, execution);
      const told = Response.json({ rows });
      rows = 0;
      return told;
    },
  };
}

/** Counts the calls of all storages: objects share the methods of one prototype. */
function countStorage(storage: DurableObjectStorage): void {
  const methods: object = Object.getPrototypeOf(storage);
  if (counted.has(methods)) return;
  counted.add(methods);
  for (const [name, rowsWritten] of Object.entries(rowsOf)) {
    replace(
      methods,
      name,
      (original) =>
        async function (this: unknown, ...given) {
          const result = await original.apply(this, given);
          rows += rowsWritten(given, result);
          return result;
        },
    );
  }
  replace(
    Object.getPrototypeOf(storage.sql),
    'exec',
    (original) =>
      function (this: unknown, ...given) {
        const cursor = original.apply(this, given);
        rows += Number(Reflect.get(Object(cursor), 'rowsWritten'));
        return cursor;
      },
  );
}

function replace(methods: object, name: string, by: (original: Method) => Method): void {
  Object.defineProperty(methods, name, { value: by(Reflect.get(methods, name)), configurable: true });
}
