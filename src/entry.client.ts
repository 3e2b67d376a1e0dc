import 'react-dom/client';

// Libraries and shop are read in a task each: what is pressed in between is heard at once.
setTimeout(() => void import('./app/startShop.tsx'));
