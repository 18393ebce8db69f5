import { useEffect, useState } from 'react';
import { serverNow } from '@vaglio/auth-session';

const STEP_MS = 15_000;

/** The server's time, a few times a minute, so that 'in 4 minutes' does not stand still. */
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
