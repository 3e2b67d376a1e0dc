// The sandbox as a child of the shop: it ends when the shop does, however that ended.
process.on('disconnect', () => process.exit(0));
export default await import('#mall/sandbox/main.ts');
