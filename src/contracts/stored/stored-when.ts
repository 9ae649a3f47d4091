import * as z from 'zod';

/** A `When` in storage. */
export const storedWhen = z.union([
  z.number(),
  z.templateLiteral([z.number(), '-', z.number(), '-', z.number()]),
]);
