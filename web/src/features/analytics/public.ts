// The charts of the analysis, for other features.
export { Chart } from './Chart.tsx';
