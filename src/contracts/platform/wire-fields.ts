import * as z from 'zod';

/** The names of the fields of a wire schema, in all its forms and in their order; none for a schema without fields. */
export function fieldsOf(schema: z.ZodType): string[] {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return [...new Set([described, ...(described.anyOf ?? []), ...(described.allOf ?? [])].flatMap(namesIn))];
}

function namesIn(described: unknown): string[] {
  if (typeof described !== 'object' || described === null || !('properties' in described)) return [];
  return Object.keys(described.properties ?? {});
}
