import { useEffect, useState } from 'react';
import { serverNow } from '@vaglio/auth-session';

const STEP_MS = 15_000;

/** Returns the server time, updated several times a minute, so that relative times remain current. */
export function useNow(): Date {
  const [now, setNow] = useState(readNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(readNow()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function readNow(): Date {
  return new Date(serverNow(Date.now()));
}
