/** Fields whose words are not those of their name. */
const WORDS: Readonly<Record<string, string>> = {
  pros_text: 'Pros',
  cons_text: 'Risks',
  number: 'Phone',
  url: 'Link',
  awards: 'Award',
  raised_money: 'Raised money (CHF)',
  main_article_info: 'Article in short',
};

/** A startup's field in words: 'Company name' for `company_name`. */
export function fieldLabel(field: string): string {
  const plain = field.replaceAll('_', ' ').trim();
  return (Object.hasOwn(WORDS, field) && WORDS[field]) || plain.charAt(0).toUpperCase() + plain.slice(1);
}
