import * as z from 'zod';

/** The names of the fields of a schema of the wire, in any of its forms, in the order they stand there; none for what has no fields. */
export function fieldsOf(schema: z.ZodType): string[] {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return [...new Set([described, ...(described.anyOf ?? []), ...(described.allOf ?? [])].flatMap(namesIn))];
}

function namesIn(described: unknown): string[] {
  if (typeof described !== 'object' || described === null || !('properties' in described)) return [];
  return Object.keys(described.properties ?? {});
}
