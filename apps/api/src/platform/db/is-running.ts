/**
 * Returns whether a process with this id runs on this machine or in this container. The operating system may have
 * reused the id.
 */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process is running but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
