// The parts of notifications that other pages show. Large: to be loaded when somebody turns to it.
export { NotificationList } from './centre/NotificationList.tsx';
export { NotificationSettings } from './centre/NotificationSettings.tsx';
