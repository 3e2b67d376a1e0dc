export type OrderNotification = {
  id: number;
  type: string;
  title: string;
  content: string;
  pic: string | null;
  orderNumber: string | null;
  route: string | null;
  status: number;
  createTime: string;
};
export type Announcement = {
  id: number;
  title: string;
  summary: string;
  content: string;
  pic: string | null;
  isTop: number;
  publishTime: string;
  unread: boolean;
};
