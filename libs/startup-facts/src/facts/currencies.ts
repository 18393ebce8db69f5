const USUAL = ['CHF', 'EUR', 'USD', 'GBP'];

/**
 * Returns the currencies for a select field.
 * @param present current currency, which is included even if it is not a common currency
 */
export function currencyChoices(present: string) {
  const codes = USUAL.includes(present) ? USUAL : [...USUAL, present];
  return codes.map((code) => ({ value: code, label: code }));
}
