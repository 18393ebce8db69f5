import { SOURCE_HEALTH, type SourceHealth } from '../../news/sources/source-health';
import type { Family } from '../../platform/observability/metrics/families';
import type { Gathering } from '../../platform/observability/metrics/gathering';

/** A news source as its list shows it. */
type MeasuredSource = {
  id: string;
  name: string;
  health: SourceHealth;
  last_success_at: string | null;
};

/** Sources that have a series of their own, the worst first; all are counted. */
const MOST_SOURCES = 50;
/** A name is a label, and people write it. */
const MOST_CHARACTERS = 60;

/** How the news sources do, as Settings, News scraper says it. */
export function sourceFamilies(sources: Gathering<readonly MeasuredSource[]>): Family[] {
  return [
    {
      name: 'vaglio_news_sources',
      help: 'News sources, by their health',
      labels: ['health'],
      read: () => {
        const listed = sources.latest();
        if (!listed) return [];
        return SOURCE_HEALTH.map((health) => ({
          labels: { health },
          value: listed.filter((source) => source.health === health).length,
        }));
      },
    },
    {
      name: 'vaglio_news_source_last_success_timestamp_seconds',
      help: `When a source last answered, 0 for never; of the ${MOST_SOURCES} that do worst and are switched on`,
      labels: ['id', 'source'],
      read: () =>
        (sources.latest() ?? [])
          .filter(({ health }) => health !== 'off')
          .slice(0, MOST_SOURCES)
          .map(({ id, name, last_success_at }) => ({
            labels: { id, source: name.slice(0, MOST_CHARACTERS) },
            value: last_success_at === null ? 0 : Date.parse(last_success_at) / 1_000,
          })),
    },
  ];
}
