// The sandbox as a child of the shop or of the mall: it ends when they do, however they ended.
process.on('disconnect', () => process.exit(0));
export default await import('./main.ts');
