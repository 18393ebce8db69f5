import type { NavigateFunction } from 'react-router';
import { suppressAutoRefresh } from '@vaglio/auth-session';
import { property } from '@vaglio/contract';
import { PATHS } from '@vaglio/startups-domain';
import { readOutcome, type SecondStep } from './login';

/** Returns the second step that a response requires, or null if no second step is required. */
export function stepIn(answer: unknown): SecondStep | null {
  const outcome = readOutcome({ status: 200, data: answer });
  return outcome.kind === 'step' ? outcome : null;
}

/**
 * Opens the password page, where the user completes the second step without a session. The old session has ended, so
 * failed requests of the current page are ignored until then and do not lead to the login.
 * @param from path to which the user returns afterwards
 */
export async function goToStep(
  navigate: NavigateFunction,
  { answer }: SecondStep,
  from: string,
): Promise<void> {
  suppressAutoRefresh();
  await navigate(PATHS.changePassword, { replace: true, state: { secondStep: answer, from } });
}

/**
 * Returns the second step with which the password page starts.
 * @param state navigation state
 */
export function stepOfState(state: unknown): SecondStep | null {
  return stepIn(property(state, 'secondStep'));
}
