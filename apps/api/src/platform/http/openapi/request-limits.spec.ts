import { runCurationSchema } from '../../../startups/curation/curation.schemas';
import { RunOrder } from '../../../extraction/runs/extraction.schemas';
import { listInvestmentsSchema, setInvestmentTextSchema } from '../../../screening/list/investments.schemas';
import { PromptInput } from '../../../extraction/prompts/prompts.schemas';
import { ScoreConfig } from '../../../scoring/settings/score-config.schemas';
import { saveScraperConfigSchema } from '../../../news/sources/scraper.schemas';

const { founding_year } = setInvestmentTextSchema.body.properties;
const { limit } = runCurationSchema.body.properties;
const { delay_ms } = RunOrder.properties;
const { intervalSec } = saveScraperConfigSchema.body.properties;
const { temperature, top_p } = PromptInput.properties;
const { top, mode, sort, dir } = listInvestmentsSchema.querystring.properties;
const { top_percent } = ScoreConfig.properties;

test.each([
  ['scraper interval 30 to 86400 s', [intervalSec.minimum, intervalSec.maximum], [30, 86_400]],
  ['curate batch limit 500', [limit.maximum, limit.default], [500, 500]],
  ['batch delay of at least 0 ms, by default 1500 ms', [delay_ms.minimum, delay_ms.default], [0, 1500]],
  [
    'temperature 0 to 2, by default 0.2',
    [temperature.minimum, temperature.maximum, temperature.default],
    [0, 2, 0.2],
  ],
  ['top_p 0 to 1, by default 1', [top_p.minimum, top_p.maximum, top_p.default], [0, 1, 1]],
  ['founding year 1800 to 2100', [founding_year.minimum, founding_year.maximum], [1800, 2100]],
  ['top percent as a fraction', [top_percent.minimum, top_percent.maximum], [0, 1]],
  ['eligibility filter', top.enum, ['all', 'eligible', 'not_eligible', 'percent', 'percent_all']],
  ['list modes', mode.enum, ['active', 'rejected', 'all']],
  ['list directions', dir.enum, ['asc', 'desc']],
  [
    'sortable list columns',
    sort.enum,
    [
      'score',
      'firstTime_appear_inscore',
      'last_modified_score',
      'article_date',
      'founding_year',
      'created_at',
      'updated_at',
    ],
  ],
])('the API has the specified values for: %s', (_sentence, value, expected) =>
  expect(value).toEqual(expected),
);
