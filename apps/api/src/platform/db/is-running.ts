/** Whether a process of this id runs on this machine, in this container; its id may be that of an ended one, used again. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user may not be signalled, but runs.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
