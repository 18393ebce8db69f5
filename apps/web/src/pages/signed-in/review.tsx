import { Navigate, type LoaderFunctionArgs } from 'react-router';
import { canWriteInvestments } from '@vaglio/access-control';
import { readSession, useSession } from '@vaglio/auth-session';
import { PipelineBar } from '@vaglio/batch-runner';
import { ReviewPage, reviewQueries } from '@vaglio/review';
import { startupsApi } from '@vaglio/startups-data';
import { PATHS } from '@vaglio/startups-domain';
import { startQueries } from '../../start-queries';

/** Starts the queries of the opened tab and of the strip above it. */
export function loader({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  if (!canWriteInvestments(readSession().claims)) return null;
  const strip = startupsApi.endpoints.readChain.initiate(undefined, { subscribe: false });
  return startQueries([...reviewQueries(new URL(request.url).search), strip]);
}

/**
 * Page /review below the pipeline strip, for users who may edit startups. Other users are redirected to the ranked
 * list.
 */
export function Component() {
  const { claims } = useSession();
  if (!canWriteInvestments(claims)) return <Navigate to={PATHS.investments} replace />;
  return (
    <PipelineBar here="review">
      <ReviewPage />
    </PipelineBar>
  );
}
