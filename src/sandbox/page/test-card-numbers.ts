/** The numbers for the fields of the stand-in providers; `card-numbers.js` maps each to its behaviour. */
export const testCardNumbers = [
  ['4242 4242 4242 4242', 'works'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 0069', 'has expired'],
  ['4000 0000 0000 0127', 'has another CVC'],
  ['4000 0000 0000 0010', 'has another address'],
  ['4000 0000 0000 3220', 'asks its bank first (3-D Secure)'],
  ['4000 0000 0000 9995', 'has no money on it'],
  ['5105 1051 0510 5100', 'is prepaid, which is not accepted'],
  ['3056 930902 5904', 'is of a type that is not accepted'],
] as const;
