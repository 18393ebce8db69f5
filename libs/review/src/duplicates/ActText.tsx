import { formatScore } from '@vaglio/ui';
import type { Act } from './use-acts';

/** 'Alpha AG is now part of Beta SA. Score 12 to 14.': the result of a step, for its toast. */
export function ActText({ act }: { readonly act: Act }) {
  if (act.kind === 'merged') {
    const { merged_name, survivor_name, score_before, score_after } = act.merge;
    return (
      <>
        <b>{merged_name}</b> is now part of <b>{survivor_name}</b>. Score {formatScore(score_before)} to{' '}
        {formatScore(score_after)}.
      </>
    );
  }
  const { first, second } = act.pair;
  return (
    <>
      <b>{first.company_name}</b> and <b>{second.company_name}</b>{' '}
      {act.kind === 'apart' ? 'are kept apart.' : 'come at the end.'}
    </>
  );
}
