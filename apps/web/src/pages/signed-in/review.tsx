import { Navigate, type LoaderFunctionArgs } from 'react-router';
import { canWriteInvestments } from '@vaglio/access-control';
import { readSession, useSession } from '@vaglio/auth-session';
import { PipelineBar } from '@vaglio/batch-runner';
import { ReviewPage, reviewQueries } from '@vaglio/review';
import { startupsApi } from '@vaglio/startups-data';
import { PATHS } from '@vaglio/startups-domain';
import { startQueries } from '../../start-queries';

/** Queries of the tab that is opened, and of the strip above it. */
export function loader({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  if (!canWriteInvestments(readSession().claims)) return null;
  const strip = startupsApi.endpoints.readChain.initiate(undefined, { subscribe: false });
  return startQueries([...reviewQueries(new URL(request.url).search), strip]);
}

/** /review below the strip of the chain, for people who may edit startups; others come to the ranked list. */
export function Component() {
  const { claims } = useSession();
  if (!canWriteInvestments(claims)) return <Navigate to={PATHS.investments} replace />;
  return (
    <PipelineBar here="review">
      <ReviewPage />
    </PipelineBar>
  );
}
