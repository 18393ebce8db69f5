const USUAL = ['CHF', 'EUR', 'USD', 'GBP'];

/** What a sum can be in. @param present of the sum as it is, also where it is none of the usual ones */
export function currencyChoices(present: string) {
  const codes = USUAL.includes(present) ? USUAL : [...USUAL, present];
  return codes.map((code) => ({ value: code, label: code }));
}
