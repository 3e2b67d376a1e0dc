export type Category = { categoryId: number; parentId: number; categoryName: string; pic: string; grade: number; children: Category[] };
