import { moneyIn } from './built-in/money';
import { judgeStartups } from './judge-startups';
import { readAnswer } from './read-answer';

/**
 * Returns true if a sentence proves its last amount as money that a company raised.
 * @param company name of the company; the other names are further companies of the article
 */
export function isProvedRaised(text: string, company: string, ...others: readonly string[]): boolean {
  const money = moneyIn(text).at(-1);
  if (!money) throw new Error('The sentence has no amount.');
  const { amount, currency, as_stated } = money;
  const read = readAnswer({
    startups: [company, ...others].map((name) => ({
      company_name: { value: name, quotes: [name] },
      raised_money: { value: { amount, currency, as_stated }, quotes: [text] },
    })),
  });
  const [judged] = judgeStartups(text, 'startups' in read ? read.startups : [], []);
  if (!judged) throw new Error('nothing was judged');
  return judged.startup.raised_money !== null;
}
