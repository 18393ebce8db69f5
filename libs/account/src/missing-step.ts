import type { NavigateFunction } from 'react-router';
import { suppressAutoRefresh } from '@vaglio/auth-session';
import { property } from '@vaglio/contract';
import { PATHS } from '@vaglio/startups-domain';
import { readOutcome, type SecondStep } from './login';

/** Second step that an answer asks for; null where it asks for none. */
export function stepIn(answer: unknown): SecondStep | null {
  const outcome = readOutcome({ status: 200, data: answer });
  return outcome.kind === 'step' ? outcome : null;
}

/**
 * Goes to the page of a changed password, where the second step is made: it needs no session. Calls of the page that is
 * left are refused meanwhile, as the session has ended; none of them leads to the login.
 * @param from path to which the person returns afterwards
 */
export async function goToStep(
  navigate: NavigateFunction,
  { answer }: SecondStep,
  from: string,
): Promise<void> {
  suppressAutoRefresh();
  await navigate(PATHS.changePassword, { replace: true, state: { secondStep: answer, from } });
}

/** Second step with which that page begins. @param state the navigation state */
export function stepOfState(state: unknown): SecondStep | null {
  return stepIn(property(state, 'secondStep'));
}
