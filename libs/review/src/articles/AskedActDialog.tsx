import type { ReviewArticle, ReviewCompany } from '@vaglio/contract';
import { ConfirmDialog, formatCount } from '@vaglio/ui';
import { leavingActs, type Act } from './acts';
import { MergeDialog } from './MergeDialog';

/** Action that needs a confirmation. */
export type AskedAct =
  | { readonly kind: 'merge'; readonly company: ReviewCompany }
  /** Discards a company that is in the ranked list. */
  | {
      readonly kind: 'set aside';
      readonly company: ReviewCompany;
      readonly reason: NonNullable<ReviewCompany['reason']>;
    }
  | { readonly kind: 'finish'; readonly article: ReviewArticle };

interface AskedActDialogProps {
  readonly asked: AskedAct;
  readonly onPerform: (act: Act) => void;
  readonly onFinish: () => void;
  readonly onClose: () => void;
}

/**
 * Dialog for an action that needs a confirmation. It asks for the startup of a merge, or confirms that a ranked company
 * is discarded or that open values are skipped.
 */
export function AskedActDialog({ asked, onPerform, onFinish, onClose }: AskedActDialogProps) {
  if (asked.kind === 'finish')
    return (
      <ConfirmDialog
        title="Article done?"
        confirmLabel="Article done"
        busyLabel="Article done"
        onConfirm={onFinish}
        onCancel={onClose}
      >
        {finishText(asked.article)}
      </ConfirmDialog>
    );
  const { company } = asked;
  const rawId = company.raw_id;
  if (asked.kind === 'merge')
    return (
      <MergeDialog
        company={company}
        onMerge={(startupId, name) => onPerform({ kind: 'merge', rawId, startupId, name })}
        onClose={onClose}
      />
    );
  const { reason } = asked;
  return (
    <ConfirmDialog
      title={`Set ${company.company_name} aside?`}
      confirmLabel="Set aside"
      busyLabel="Set aside"
      onConfirm={() => onPerform({ kind: 'set_aside', rawId, reason })}
      onCancel={onClose}
    >
      {asideText(company, reason)}
    </ConfirmDialog>
  );
}

function asideText(
  { company_name, startup }: ReviewCompany,
  reason: NonNullable<ReviewCompany['reason']>,
): string {
  const rank = startup ? `, on rank ${formatCount(startup.rank)}` : '';
  return `${company_name} is in the ranked list${rank}. ${EFFECTS[reason]} You can undo it.`;
}

const ALONE =
  'If only this article supports it, it is removed from the list, and its name will not be proposed again';
const EFFECTS = {
  not_a_startup: `${ALONE}.`,
  not_in_article: `${ALONE} from this article.`,
  left_aside:
    'Its values from this article are removed. It is removed from the list only if no other source supports it.',
};

/**
 * Returns the text of the confirmation before an article is finished, such as '1 company is set aside for this article.
 * 3 values are left out. …'.
 */
function finishText(article: ReviewArticle): string {
  const acts = leavingActs(article);
  const companies = acts.filter(({ kind }) => kind === 'set_aside').length;
  const values = acts.reduce((sum, act) => sum + (act.kind === 'leave' ? act.decisions.length : 0), 0);
  return [
    companies > 0 &&
      `${companies === 1 ? '1 company is' : `${companies} companies are`} set aside for this article.`,
    values > 0 &&
      `${values === 1 ? '1 open value is' : `${values} open values are`} left out; what the startups have is kept.`,
    'You can undo each in Reviewed.',
  ]
    .filter(Boolean)
    .join(' ');
}
