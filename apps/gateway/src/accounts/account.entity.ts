import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who pays and owns everything below. One person signs in to it. */
@Entity({ name: 'account' })
export class Account {
  @PrimaryColumn('text')
  id: string;

  /** Lower case; unique. */
  @Column('text')
  email: string;

  @Column('text')
  name: string;

  /** Argon2id, in PHC string format. */
  @Column('text')
  passwordHash: string;

  @Column('timestamptz')
  createdAt: Date;
}
