// What the frame may know of the FAQ: how it is searched.
export { foldEntries, searchFaq, searchWords } from './search/search-faq.ts';
