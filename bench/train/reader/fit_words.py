#!/usr/bin/env python3
"""Fits how likely a word read off a picture is right: fit_word_chance.py OUT.json WORDS...

Each WORDS is what `npm run bench:words` writes. Needs numpy and xgboost (Debian: python3-xgboost). Boosted trees of what the recogniser's scores and the
reader of single letters say. Judged by trees that did not see the picture's author (the name up to its first hyphen); those that are kept saw all.
"""
import hashlib
import json
import os
import sys
import numpy as np
import xgboost as xgb
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from fit_line_roles import flat  # noqa: E402

SEED = 11
PARAMS = dict(objective='binary:logistic', base_score=0.5, max_depth=4, eta=0.1, subsample=0.8, colsample_bytree=0.7, min_child_weight=5, reg_lambda=3, nthread=1, seed=SEED)
ROUNDS = 100
PARTS = 5
BINS = [0, 0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 0.999, 1.0001]


def load(path):
    about = json.load(open(path + '.json'))
    data = np.fromfile(path, dtype=np.float32).reshape(-1, about['columns'])
    authors = np.array([os.path.basename(picture).split('-')[0] for picture in about['pictures']])[data[:, -1].astype(int)]
    return data[:, :-2], data[:, -2], authors


def fit(x, y):
    return xgb.train(PARAMS, xgb.DMatrix(x, y), ROUNDS)


def area(p, y):
    """How often a right word is above a wrong one."""
    rank = np.empty(len(p))
    rank[np.argsort(p, kind='stable')] = np.arange(len(p))
    right = y.sum()
    return float((rank[y == 1].sum() - right * (right - 1) / 2) / (right * (len(y) - right)))


def judge(name, p, y):
    p = np.clip(p, 0.001, 0.999)
    print(name, 'area', round(area(p, y), 4), 'log loss', round(float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean()), 4))
    for low, high in zip(BINS, BINS[1:]):
        rows = (p >= low) & (p < high)
        if rows.any():
            print('   from', low, int(rows.sum()), 'words, right', round(float(y[rows].mean()), 4))


def main():
    out, *paths = sys.argv[1:]
    x, y, authors = (np.concatenate(each) for each in zip(*map(load, paths)))
    names = sorted(set(authors))
    p = np.zeros(len(y))
    for fold in range(PARTS):
        rows = np.isin(authors, names[fold::PARTS])
        p[rows] = fit(x[~rows], y[~rows]).predict(xgb.DMatrix(x[rows]))
    print(len(y), 'words of', len(names), 'authors, right', round(float(y.mean()), 4))
    judge('score alone', x[:, 0], y)
    judge('trees', p, y)
    trees = [flat(json.loads(tree)) for tree in fit(x, y).get_dump(dump_format='json')]
    about = dict(seed=SEED, params=PARAMS, rounds=ROUNDS, words=len(y), authors=len(names), fitted_on=hashlib.sha256(x.tobytes()).hexdigest()[:16])
    with open(out, 'w') as file:
        json.dump(dict(about=about, classes=['right'], trees=[trees]), file, separators=(',', ':'))


if __name__ == '__main__':
    main()
