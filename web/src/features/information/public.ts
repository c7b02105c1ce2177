// The cards of the dashboard that other pages show, and their frame.
export { CardRead } from './board/CardRead.tsx';
export { MonthCard } from './cards/MonthCard.tsx';
export { PurchasesCard } from './cards/PurchasesCard.tsx';
