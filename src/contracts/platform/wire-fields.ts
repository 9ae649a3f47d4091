import * as z from 'zod';

/**
 * The names of the fields of a wire schema, in all its forms and in their order; of a list those of its items. None for
 * a schema without fields.
 */
export function fieldsOf(schema: z.ZodType): string[] {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const forms = [described, described.items, ...(described.anyOf ?? []), ...(described.allOf ?? [])];
  return [...new Set(forms.flatMap(namesIn))];
}

function namesIn(described: unknown): string[] {
  if (typeof described !== 'object' || described === null || !('properties' in described)) return [];
  return Object.keys(described.properties ?? {});
}
