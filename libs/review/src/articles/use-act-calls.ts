import { ifMatch } from '@vaglio/api-client';
import type { ReviewArticle, Stepped } from '@vaglio/contract';
import {
  useAcceptReviewCompanyMutation,
  useDecideReviewValuesMutation,
  useMergeReviewCompanyMutation,
  useSetAsideReviewCompanyMutation,
} from '../hooks.gen';
import { useUndoReviewStepMutation } from '@vaglio/startups-data';
import type { Act } from './acts';

interface Answer {
  readonly data?: Stepped | null;
  readonly error?: unknown;
}

/** Returns functions that send the requests for performing and undoing actions. */
export function useActCalls() {
  const [decide] = useDecideReviewValuesMutation();
  const [accept] = useAcceptReviewCompanyMutation();
  const [setAside] = useSetAsideReviewCompanyMutation();
  const [merge] = useMergeReviewCompanyMutation();
  const [undo] = useUndoReviewStepMutation();
  return {
    /** @param article current article, whose company versions the request contains */
    send: (act: Act, article: ReviewArticle): Promise<Answer> => {
      const id = act.rawId;
      const company = article.companies.find(({ raw_id }) => raw_id === id);
      const version = company?.version ?? 0;
      const seen = company?.startup ? { startup_version: company.startup.version } : {};
      switch (act.kind) {
        case 'decide':
          return decide({
            id: article.id,
            valueDecisions: {
              raw_id: id,
              version,
              ...seen,
              decisions: [act.decision],
            },
          });
        case 'leave':
          return decide({
            id: article.id,
            valueDecisions: { raw_id: id, version, ...seen, decisions: [...act.decisions] },
          });
        case 'accept':
          return accept({ id, ...ifMatch(version), acceptCompany: seen });
        case 'set_aside':
          return setAside({ id, ...ifMatch(version), setAside: { ...seen, reason: act.reason } });
        case 'merge':
          return merge({ id, ...ifMatch(version), mergeInto: { ...seen, startup_id: act.startupId } });
      }
    },
    undoStep: async (id: string): Promise<Answer> => {
      const { data, error } = await undo({ id, body: {} });
      // The steps in this tab always belong to an article.
      return { error, data: data?.article ? { step: data.step, article: data.article } : null };
    },
  };
}
