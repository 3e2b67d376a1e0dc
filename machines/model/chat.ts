export const messageTypes = ['TEXT', 'IMAGE', 'PRODUCT', 'ORDER', 'VOUCHER', 'SYSTEM'] as const;
export type MessageType = (typeof messageTypes)[number];

export type Conversation = {
  conversationId: number;
  type: 'SHOP' | 'SUPPORT';
  shopId: number | null;
  shopName: string;
  shopLogo: string;
  online: boolean;
  latestMsg: string | null;
  latestType: MessageType | null;
  latestTime: string | null;
  unReadCount: number;
};
export type Message = {
  msgId: number;
  clientMsgId: string;
  conversationId: number;
  sender: 'BUYER' | 'SELLER' | 'SYSTEM';
  type: MessageType;
  content: string;
  createTime: string;
  status: 'SENT' | 'DELIVERED' | 'READ' | 'RECALLED';
  payload: { prodId?: number; orderNumber?: string; couponId?: number; automatic?: boolean } | null;
};
