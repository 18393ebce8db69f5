/** What a conversation asks for. `names` and `now`, `later`: entries of startups as JSON, with their names alone. */
export type Pass =
  | { readonly kind: 'all' }
  | { readonly kind: 'names'; readonly names: readonly string[] }
  | { readonly kind: 'each'; readonly now: string; readonly later: readonly string[] };

/** Asks for the names alone. @param known names that need no second report */
export function namePass(known: readonly string[]): string {
  const names = known.filter((name) => name !== '');
  const except = names.length === 0 ? '' : ` Leave out these, which you have reported: ${names.join('; ')}.`;
  return (
    'Your answer does not fit into the tokens that you have. Report only the names now: for each startup company_name ' +
    `with one short quote, every other field null and every list empty.${except}`
  );
}

/** Asks for one startup. */
export const companyPass = (name: string): string =>
  `Report only the startup "${name}" now, with all its fields and one short quote for each; no other startup.`;
