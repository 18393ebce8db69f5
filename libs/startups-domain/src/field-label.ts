/** Labels that are not the words of the field's name. */
const LABELS: Readonly<Record<string, string>> = {
  pros_text: 'Pros',
  cons_text: 'Risks',
  number: 'Phone',
  url: 'Link',
  awards: 'Award',
  raised_money: 'Raised money (CHF)',
  main_article_info: 'Article in short',
};

/** The label of a startup's field: 'Company name' for `company_name`. */
export function fieldLabel(field: string): string {
  const plain = field.replaceAll('_', ' ').trim();
  return (Object.hasOwn(LABELS, field) && LABELS[field]) || plain.charAt(0).toUpperCase() + plain.slice(1);
}
