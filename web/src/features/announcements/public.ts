// The components that other features may show of announcements.
export { AnnouncementList } from './read/AnnouncementList.tsx';
export { OpenAnnouncement } from './read/OpenAnnouncement.tsx';
