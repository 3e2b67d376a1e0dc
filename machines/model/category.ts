export type Category = { categoryId: number; parentId: number; categoryName: string; pic: string; children: Category[] };
