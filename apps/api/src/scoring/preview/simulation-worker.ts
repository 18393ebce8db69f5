/** The program of the thread that computes simulations. */
export { computeSimulation } from './simulation-task';
