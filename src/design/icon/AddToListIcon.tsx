import { icon } from './icon.tsx';

export const AddToListIcon = /* @__PURE__ */ icon('M4 6.5h13M4 12h13M4 17.5h6.5', 'M17.5 14.5v6M14.5 17.5h6');
