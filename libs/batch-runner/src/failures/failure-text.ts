import type { ArticleFailure } from '@vaglio/contract';

interface FailureText {
  readonly title: string;
  /** What can be done about it. */
  readonly help: string;
}

const LABELS: Readonly<Record<ArticleFailure['cause'], FailureText>> = {
  key: {
    title: 'The key is refused',
    help: 'Set another key in Settings, Connections, then try these again.',
  },
  credit: { title: 'No credit left', help: 'Top up the account, then try these again.' },
  permission: { title: 'The key may not use the model', help: 'Choose another model or key.' },
  model: {
    title: 'Model or address unknown',
    help: 'Check the address in Settings, Connections, and the model of the prompt.',
  },
  unreachable: { title: 'Server not reachable', help: 'Test the connection in Settings, Connections.' },
  busy: { title: 'Server busy or over its limit', help: 'Try these again later.' },
  timeout: {
    title: 'No answer in time',
    help: 'A longer LLM_TIMEOUT, a shorter prompt or another model may help.',
  },
  server: { title: 'Error of the model server', help: 'Try these again; its log has more.' },
  request: { title: 'Request refused', help: 'The server says why; another model may take it.' },
  unreadable: { title: 'Answer cannot be read', help: 'Another model, or a clearer prompt, may help.' },
  length: { title: 'Answer too long', help: 'More output tokens in the prompt, or none set, may help.' },
  interrupted: { title: 'Interrupted three times', help: 'Servers were stopped while they read these.' },
  other: { title: 'Other reasons', help: 'Try these again.' },
};

/** A cause in words, with what can be done about it. */
export const failureText = (cause: ArticleFailure['cause']): FailureText => LABELS[cause];

/** A cause that a run names; one of a newer server reads as other reasons. */
export function causeTitle(cause: string): string {
  const known = Object.entries(LABELS).find(([name]) => name === cause);
  return (known?.[1] ?? LABELS.other).title;
}
