export { StatusSection } from '@vaglio/system-status';
