export { RetentionCard, StatusSection } from '@vaglio/system-status';
