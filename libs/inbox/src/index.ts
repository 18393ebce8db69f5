export { InboxControl } from './InboxControl';
export { NotificationsCard } from './settings/NotificationsCard';
