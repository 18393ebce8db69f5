// Usage: npm run tool tools/article-extractor/training/relations/validate-command.ts [-- --sites | --years]
// [--languages] [--errors FIELD]
// Measures how well facts are assigned to given companies, in articles that were not in the training data.
import { byCompany, bySite, byYear } from '../folds';
import { ALL_FIELDS, expected, groupsLeftOut, singled, type Claim } from './cross-validation';
import { corpusPairs } from './corpus-pairs';
import { raisedClaims } from './raised-claims';
import { kindFigures, pointsOf, reliabilityOf } from './claim-figures';
import { provedFigures } from './proved-figures';

const has = (flag: string): boolean => process.argv.includes(flag);
const shown = (value: number): string => value.toFixed(3);
const articles = corpusPairs();
const parts = groupsLeftOut(articles, has('--sites') ? bySite : has('--years') ? byYear : byCompany);
const claims = parts.flatMap((part) => part.claims);

for (const field of ALL_FIELDS)
  for (const lang of ['', ...(has('--languages') ? ['de', 'fr', 'it', 'en'] : [])]) {
    const isIn = ({ article }: { article: { lang: string } }) => lang === '' || article.lang === lang;
    const total = expected(articles.filter(isIn), field);
    const own = singled(
      claims.filter(({ article }) => isIn(article)),
      field,
    );
    const nearest = claims.filter((claim) => claim.field === field && isIn(claim.article) && claim.isNearest);
    const right = nearest.filter(({ isTrue }) => isTrue).length;
    const { best, recallAt, most } = pointsOf(own, total);
    process.stdout.write(
      `${`${field} ${lang}`.padEnd(12)} F1 ${shown(best.f1)}  precision ${shown(best.precision)}  recall ${shown(best.recall)}` +
        `  recall at 0.90 ${shown(recallAt(0.9))}  at 0.95 ${shown(recallAt(0.95))}  at 0.97 ${shown(recallAt(0.97))}` +
        `  most ${shown(most)} of ${total}  nearest: precision ${shown(right / Math.max(1, nearest.length))} recall ${shown(right / total)}\n`,
    );
  }
const raised = raisedClaims(claims);
const { best, recallAt } = pointsOf(raised, raised.filter(({ isTrue }) => isTrue).length);
process.stdout.write(
  `money raised of those found: F1 ${shown(best.f1)}  recall at 0.90 ${shown(recallAt(0.9))}  at 0.95 ${shown(recallAt(0.95))}\n`,
);
process.stdout.write(kindFigures(claims));
process.stdout.write(reliabilityOf(claims));
process.stdout.write(provedFigures(articles, parts));

const field = process.argv[process.argv.indexOf('--errors') + 1];
if (has('--errors')) {
  const line = ({ score, isNearest, article, company, value, kind, trueKind, passage }: Claim) =>
    process.stdout.write(
      `${shown(score)} ${isNearest ? 'near' : 'far '} ${article.article.id} | ${article.companies[company]?.name} | ${value} ${kind ?? ''} ${trueKind ?? ''} | ${passage.slice(0, 250)}\n`,
    );
  const own = singled(claims, ALL_FIELDS.find((each) => each === field) ?? 'sum');
  process.stdout.write('False\n');
  own
    .filter(({ isTrue, score }) => !isTrue && score > 0.4)
    .sort((a, b) => b.score - a.score)
    .slice(0, 40)
    .forEach(line);
  process.stdout.write('Missed\n');
  own
    .filter(({ isTrue, score }) => isTrue && score < 0.5)
    .sort((a, b) => a.score - b.score)
    .slice(0, 40)
    .forEach(line);
}
