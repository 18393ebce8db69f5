import { READING_TASKS } from '../../worker-tasks';
import { taskRunner } from './run-task';

/** The program of the threads that read foreign text. */
export const runTask = taskRunner(READING_TASKS);
