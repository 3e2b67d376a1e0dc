/** On this channel the database tells whose shelf rows changed: product ids with commas, or `all` (migration 0070). */
export const changeChannel = 'shelf_changed';
export const allChanged = 'all';
