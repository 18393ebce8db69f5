import { useEffect, useState } from 'react';
import { beginApp, type NewApp } from './code-login';

/**
 * Requests the key of a new authenticator app once during a sign-in. `failure` is the error text, and `retry` repeats
 * the request.
 */
export function useNewApp(stepToken: string) {
  const [app, setApp] = useState<NewApp | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isLeft = false;
    void beginApp(stepToken).then((answer) => {
      if (isLeft) return;
      if (typeof answer === 'string') setFailure(answer);
      else setApp(answer);
    });
    return () => {
      isLeft = true;
    };
  }, [stepToken, attempt]);
  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return { app, failure, retry };
}
