export { FirstSteps } from '@vaglio/first-steps';
